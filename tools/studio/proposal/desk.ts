import type { Version } from '../../charts/apply/nearer-version';
import type { Told } from './paths-worker';
import type { Desk } from './proposal-store';

/** A page that is opened without its command has no history of the charts: then no version is older. */
const versionsOf = async (flow: string): Promise<readonly Version[]> => {
  try {
    const answer = await fetch(`versiones/${flow}.json`);
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
};

/** The browser as a proposal needs it. */
export const deskOf = (flow: string): Desk => ({
  storage: localStorage,
  versions: () => versionsOf(flow),
  parser: async () => (await import('./parse-program')).parseProgram,
  draw: async (proposal) => {
    // The program that lays charts out is a megabyte, and only this page needs it.
    const { drawProposal } = await import('./draw-proposal');
    return drawProposal(flow, proposal);
  },
  start: (job, tell) => {
    const worker = new Worker(new URL('./paths-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (!('walked' in data)) worker.terminate();
      tell(data);
    };
    worker.onerror = ({ message }) => tell({ failure: message });
    worker.postMessage(job);
    return () => worker.terminate();
  },
});
