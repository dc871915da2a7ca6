import { type ErrorStatus, messages } from '../texts/messages';

/** An answer that is an error, in its own words or in those of its status. Thrown anywhere below the API's entry. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  /** What else the body says. */
  readonly more: { sinEfecto?: true };

  constructor(
    status: ErrorStatus,
    headers: Readonly<Record<string, string>> = {},
    mensaje: string = messages.status[status],
    more: { sinEfecto?: true } = {},
  ) {
    super(mensaje);
    this.status = status;
    this.headers = headers;
    this.more = more;
  }
}

/** The database is away: another one takes over, or it is started again. */
export const comingBack = () => new HttpProblem(503, { 'retry-after': '5' }, messages.comingBack);
export const busy = (seconds = 2) => new HttpProblem(503, { 'retry-after': String(seconds) });
