import { HttpProblem } from './http-problem';

/** A limit was reached; how many times since it was. */
export class TooMany extends HttpProblem {
  readonly times: number;
  constructor(times: number, waitSeconds: number, mensaje?: string, headers: Readonly<Record<string, string>> = {}) {
    super(429, { ...headers, 'retry-after': String(waitSeconds) }, mensaje);
    this.times = times;
  }
}
