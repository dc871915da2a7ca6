/** The only platform API for rules of charts: parsing an address is pure computation. */
declare class URL {
  constructor(address: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
