import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAddress } from '../backends/demo-address';
import type { Engine, Tab } from './engine';
import { EngineProblem } from './engine-problem';
import { journeys } from './journeys';
import { personAt } from './person';

export interface Walked {
  journey: string;
  seconds: number;
  /** Why it failed; null if it passed. */
  problem: string | null;
}

interface Mail {
  para: string;
  enlaces: string[];
}

/** The newest link of a kind mailed to an address and not returned before; waits for the mail. */
const mailbox = (origin: string) => {
  return async (para: string, kind: string): Promise<string> => {
    for (const endAt = Date.now() + 10_000; ; await pause(100)) {
      const answer = await fetch(`${origin}${demoAddress('/demo/correo')}`, {
        headers: { accept: 'application/json' },
      });
      const { correos } = (await answer.json()) as { correos: Mail[] };
      const link = correos
        .filter((mail) => mail.para === para)
        .flatMap(({ enlaces }) => enlaces)
        .find((one) => one.includes(kind));
      if (link !== undefined) return new URL(link).pathname;
      if (Date.now() > endAt) throw new Error(`no mail with ${kind} came to ${para}`);
    }
  };
};

const empty = '() => { localStorage.clear(); sessionStorage.clear(); return null; }';
const desk = { width: 1280, height: 800 };

/** Runs each test in an engine, one after the other, each in a new tab with its own storage. */
export const walk = async (
  engine: Engine,
  { origin, finder, pictures, only }: { origin: string; finder: string; pictures: string; only?: string },
  told: (walked: Walked) => void,
): Promise<void> => {
  for (const [journey, go] of Object.entries(journeys).filter(([name]) => only === undefined || name === only)) {
    const began = performance.now();
    const tabs: Tab[] = [];
    const another = async () => {
      const tab = await engine.tab();
      tabs.push(tab);
      await tab.resize(desk);
      return personAt(tab, origin, finder);
    };
    const attempt = async () => {
      const I = await another();
      await I.abrir('/login');
      await I.tab.run(empty);
      await go({ I, another, enlace: mailbox(origin) });
    };
    const problem = await attempt().then(
      () => null,
      async (error: Error) => {
        if (error instanceof EngineProblem) throw error;
        if (!(await engine.isAlive()))
          throw new EngineProblem(`it ended in the middle of «${journey}» (${error.message}): run it again`);
        mkdirSync(pictures, { recursive: true });
        const picture = await tabs[0]?.picture().catch(() => undefined);
        if (picture !== undefined) writeFileSync(join(pictures, `${journey}.png`), picture);
        return error.message;
      },
    );
    for (const tab of tabs) await tab.close().catch(() => undefined);
    told({ journey, seconds: (performance.now() - began) / 1000, problem });
  }
};
