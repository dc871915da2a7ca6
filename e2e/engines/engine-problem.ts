/** One line: what is wrong with an engine, and what to do about it. */
export class EngineProblem extends Error {}
