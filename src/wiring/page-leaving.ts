import { sessionPhase } from '../../domain/rules/session/session';
import type { Deps } from './deps';

interface Place {
  pathname: string;
  search: string;
  href: string;
  state: { __TSR_index: number };
}

interface PageHistory {
  block(blocker: {
    enableBeforeUnload: () => boolean;
    blockerFn(change: { currentLocation: Place; nextLocation: Place; action: string }): boolean;
  }): () => void;
  push(href: string): void;
  replace(href: string): void;
  go(steps: number): void;
}

interface Parts {
  history: PageHistory;
  session: Deps['session'];
  /** The part of an address that is one page: changes within it are not asked about. */
  pageAt(place: Pick<Place, 'pathname' | 'search'>): string;
}

export interface PageLeaving {
  /** While something is unsaved, asks before leaving by link or back; a reload shows the browser's own question. */
  watch(unsaved: () => boolean, asked: () => void): () => void;
  /** Continues to the last requested destination. */
  goOn(): void;
}

/** Asks only during a session: when it ends, its pages close without a question. */
export const pageLeaving = ({ history, session, pageAt }: Parts): PageLeaving => {
  let wanted = () => {};
  return {
    goOn: () => wanted(),
    watch: (unsaved, asked) => {
      const holds = () => unsaved() && sessionPhase(session.getSnapshot()) === 'autenticada';
      return history.block({
        enableBeforeUnload: holds,
        blockerFn: ({ currentLocation, nextLocation, action }) => {
          if (pageAt(currentLocation) === pageAt(nextLocation) || !holds()) return false;
          const { href, state } = nextLocation;
          const steps = state.__TSR_index - currentLocation.state.__TSR_index;
          wanted = () => {
            if (action === 'PUSH') history.push(href);
            else if (action === 'REPLACE') history.replace(href);
            else history.go(steps);
          };
          asked();
          return true;
        },
      });
    },
  };
};
