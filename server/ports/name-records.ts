/** Asks the DNS. */
export interface NameRecords {
  /**
   * The TXT records of a name, each with its strings joined (RFC 7208, 3.3); none where the name does not exist. Rejects where no
   * server answers.
   */
  readTexts(name: string): Promise<string[]>;
  /** The mail servers of a domain, from its MX records (RFC 5321, 5.1), in lower case; none where it has no such records. */
  readMailServers(domain: string): Promise<string[]>;
}
