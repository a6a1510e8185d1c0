import Foundation
import TestTools

/// Parses calendars with the Python library `icalendar`, independently of Coffer's writer.
enum CalendarLibrary {
    /// A parsed event.
    struct Event: Decodable, Equatable {
        var uid: String
        var summary: String
        var description: String?
        var start: String
        var end: String
        var url: String?
        var transparency: String
        var recurs: Bool
    }

    private static let program = """
        import json, sys
        import icalendar
        calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
        assert calendar["VERSION"] == "2.0" and calendar["PRODID"], calendar
        def event(component):
            assert not component.errors, component.errors
            return {
                "uid": str(component["UID"]), "summary": str(component["SUMMARY"]), "start": component["DTSTART"].dt.isoformat(),
                "end": component["DTEND"].dt.isoformat(), "transparency": str(component["TRANSP"]), "recurs": "RRULE" in component,
                "description": str(component["DESCRIPTION"]) if "DESCRIPTION" in component else None,
                "url": str(component["URL"]) if "URL" in component else None}
        json.dump([event(component) for component in calendar.walk("VEVENT")], sys.stdout)
        """

    private static let python = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../.venv/bin/python"
    )
    .standardized.path

    /// Whether the library is installed, by `make test`.
    static let isInstalled: Bool = (try? read("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n")) != nil

    /// Returns the events of a calendar in order.
    static func read(_ calendar: String) throws -> [Event] {
        let answer = try Child.run([python, "-c", program], input: calendar)
        return try JSONDecoder().decode([Event].self, from: Data(answer.output.utf8))
    }
}
