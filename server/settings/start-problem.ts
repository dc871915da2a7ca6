/** A problem that the operator must fix: the server prints it in one line and exits. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
