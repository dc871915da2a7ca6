import 'virtual:chart-look.css';
import './studio.css.ts';
import { flows } from 'virtual:flows';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Cases } from '../explore/flows';
import { stateName } from '../explore/path-id';
import type { JointPath } from '../qa/recorded';
import { hashOf, placeIn, proposalIn, togetherHash } from './address';
import { figtree } from './figtree';
import type { FlowData } from './flow-data';
import { shareStudio, shareStudios } from './frame-link';
import { deskOf } from './proposal/desk';
import { ProposalPage } from './proposal/ProposalPage';
import { openProposal, type ProposalStore } from './proposal/proposal-store';
import { StudioPage } from './StudioPage';
import { type Look, openStudio, type Studio } from './studio-store';
import { TogetherPage } from './TogetherPage';
import { openTogether, type Part } from './together-store';
import { UnknownFlow } from './UnknownFlow';

const casesByFile = import.meta.glob<{ cases: Cases }>('../../machines/*/*.cases.ts', { eager: true });
const element = document.getElementById('root');
const root = element === null ? null : createRoot(element);

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
let look: Look = { width: 'telefono', theme: dark ? 'dark' : 'light' };
let open: { flow: string; studio: Studio } | null = null;
let proposal: ProposalStore | null = null;
let opened = 0;

const partOf = (name: string): Part | null => {
  const flow = flows.find((one) => one.name === name);
  const cases = casesByFile[`../../machines/${name}/${name}.cases.ts`]?.cases;
  return flow === undefined || cases === undefined ? null : { flow, cases };
};

/** The URL always names the current state, so that it can be shared. */
const follow = (flow: string, studio: Studio) => () => {
  const running = studio.running();
  if (open?.studio !== studio || running === null) return;
  look = studio.look();
  document.documentElement.dataset.theme = look.theme;
  const state = stateName(running.simulation.actor.getSnapshot().value);
  history.replaceState(null, '', hashOf({ flow, state }));
};

const setTheme = (theme: Look['theme']) => {
  look = { ...look, theme };
  document.documentElement.dataset.theme = theme;
};

const propose = async (flow: FlowData, cases: Cases) => {
  const paths = flow.paths.map(({ id, pasos }) => ({ id, labels: pasos.map(({ paso }) => paso) }));
  const store = openProposal(flow.name, cases, paths, deskOf(flow.name));
  open = null;
  proposal = store;
  document.title = `Cambio a ${flow.name} · Estudio`;
  root?.render(
    <StrictMode>
      <ProposalPage
        key={flow.name}
        store={store}
        flow={flow}
        machine={cases.machine}
        theme={look.theme}
        onTheme={setTheme}
      />
    </StrictMode>,
  );
  await store.restore();
};

const playTogether = (path: JointPath) => {
  open = null;
  const together = openTogether(path, partOf, look);
  if (location.hash !== togetherHash) history.pushState(null, '', togetherHash);
  document.title = 'Varios a la vez · Estudio';
  shareStudios(window, together.studios);
  opened += 1;
  root?.render(
    <StrictMode>
      <TogetherPage key={opened} together={together} onOpen={playTogether} />
    </StrictMode>,
  );
};

const play = async (flow: FlowData, cases: Cases, state: string) => {
  const studio = openStudio(flow, cases, look);
  open = { flow: flow.name, studio };
  opened += 1;
  studio.subscribe(follow(flow.name, studio));
  shareStudio(window, studio);
  document.title = `${flow.name} · Estudio`;
  await (state === '' ? studio.restart(studio.starts[0] ?? '') : studio.goTo(state));
  root?.render(
    <StrictMode>
      <StudioPage key={opened} studio={studio} flows={flows} onTogether={playTogether} />
    </StrictMode>,
  );
};

const show = async () => {
  const proposed = proposalIn(location.hash);
  const { flow: asked, state } = placeIn(location.hash);
  const name = proposed ?? (asked === '' ? 'login' : asked);
  proposal?.close();
  proposal = null;
  if (proposed === null && open?.flow === name && state !== '') return open.studio.goTo(state);
  const part = partOf(name);
  if (part === null) {
    open = null;
    return root?.render(
      location.hash === togetherHash ? (
        <TogetherPage together={null} onOpen={playTogether} />
      ) : (
        <UnknownFlow asked={name} flows={flows} />
      ),
    );
  }
  return proposed === null ? play(part.flow, part.cases, state) : propose(part.flow, part.cases);
};

document.documentElement.dataset.theme = look.theme;
await figtree();
// Pressing a button beside the screen must not blur a field in it.
addEventListener('mousedown', (event) => {
  const inScreen = document.activeElement instanceof HTMLIFrameElement;
  if (inScreen && event.target instanceof Element && event.target.closest('button')) event.preventDefault();
});
addEventListener('hashchange', () => void show());
await show();
