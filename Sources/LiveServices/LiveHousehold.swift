package import Services

/// The composition of all live services over one database file.
package enum LiveHousehold {}
