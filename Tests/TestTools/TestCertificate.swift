/// A self-signed certificate for localhost and its key, in temporary files. It expires in 2126.
package final class TestCertificate: Sendable {
    package let certificate: String
    package let key: String
    private let folder: TemporaryFolder

    package init() throws {
        folder = try TemporaryFolder()
        certificate = try folder.write(Self.certificateText, to: "certificate.pem")
        key = try folder.write(Self.keyText, to: "key.pem")
    }

    private static let certificateText = """
        -----BEGIN CERTIFICATE-----
        MIIBlDCCATugAwIBAgIUdkBmc0J2E/SsqrVCeaRX0oV3lp8wCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjEzMTM0OVoYDzIxMjYxMDI5
        MTMxMzQ5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAARkYokjTMeAv9i8pAhI7K2c45KUXgpRXnZe6IuaN4HdfGPKgtc5TDwH
        G67aS0RAMOvNv7WMKDmE4XszN3QrEMnSo2kwZzAdBgNVHQ4EFgQU1GchvX4XXe5q
        VWgJr73XMQLJW8cwHwYDVR0jBBgwFoAU1GchvX4XXe5qVWgJr73XMQLJW8cwDwYD
        VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
        RwAwRAIgN11QQKgXlmLS7Lv8y5VZmI8k2o43r85/Qn4mAWEzgNMCIEiv2nNTWcWi
        XWP26fVZX3S+S1gEp9ychcGIQV96L8X5
        -----END CERTIFICATE-----
        """

    private static let keyText = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNgyozNzXGhAujUWc
        CzSM6hLOyawOyR4sPyu/4D6Hh/ShRANCAARkYokjTMeAv9i8pAhI7K2c45KUXgpR
        XnZe6IuaN4HdfGPKgtc5TDwHG67aS0RAMOvNv7WMKDmE4XszN3QrEMnS
        -----END PRIVATE KEY-----
        """
}
