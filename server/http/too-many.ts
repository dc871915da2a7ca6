import { HttpProblem } from './http-problem';

/** A limit was reached; how many times since it was. */
export class TooMany extends HttpProblem {
  readonly times: number;
  constructor(times: number, waitSeconds: number) {
    super(429, { 'retry-after': String(waitSeconds) });
    this.times = times;
  }
}
