/** Something an operator must mend before the server can start: said in one line, then the process ends. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
