import { HttpProblem } from './http-problem';

/** The caller has as many requests under way as one may have; the request itself is in order. */
export class TooManyConcurrent extends HttpProblem {
  constructor() {
    super(429, { 'retry-after': '5' });
  }
}
