/** A problem with an engine in one line, and how to fix it. */
export class EngineProblem extends Error {}
