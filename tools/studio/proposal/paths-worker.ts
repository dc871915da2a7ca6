import type { Cases } from '../../explore/flows';
import { comparePaths, type Job, type PathChanges } from './paths-job';

/** What the worker tells the page. */
export type Told = { walked: number } | { result: PathChanges } | { failure: string };

const casesByFile = import.meta.glob<{ cases: Cases }>('../../../machines/*/*.cases.ts');
const tell = (told: Told) => self.postMessage(told);

const work = async (job: Job): Promise<Told> => {
  const { cases } = (await casesByFile[`../../../machines/${job.flow}/${job.flow}.cases.ts`]?.()) ?? {};
  if (cases === undefined) return { failure: 'el flujo no tiene casos' };
  return { result: await comparePaths(cases, job, (walked) => tell({ walked })) };
};

self.onmessage = ({ data }: MessageEvent<Job>) => {
  work(data).then(tell, (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }));
};
