export interface Case {
  file: string;
  title: string;
  seconds: number;
  status: 'passed' | 'failed' | 'skipped';
  message?: string;
}
export const junitXml: (name: string, cases: readonly Case[]) => string;
