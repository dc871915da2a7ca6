import 'virtual:chart-look.css';
import './studio.css.ts';
import { flows } from 'virtual:flows';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Cases } from '../engine/flows';
import { stateName } from '../engine/path-id';
import { hashOf, placeIn } from './address';
import { figtree } from './figtree';
import { shareStudio } from './frame-link';
import { StudioPage } from './StudioPage';
import { type Look, openStudio, type Studio } from './studio-store';
import { UnknownFlow } from './UnknownFlow';

const casesByFile = import.meta.glob<{ cases: Cases }>('../machines/*/*.cases.ts', { eager: true });
const element = document.getElementById('root');
const root = element === null ? null : createRoot(element);

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
let look: Look = { width: 'telefono', theme: dark ? 'dark' : 'light' };
let open: { flow: string; studio: Studio } | null = null;
let opened = 0;

/** The URL always names the current state, so that it can be shared. */
const follow = (flow: string, studio: Studio) => () => {
  const running = studio.running();
  if (open?.studio !== studio || running === null) return;
  look = studio.look();
  document.documentElement.dataset.theme = look.theme;
  const state = stateName(running.simulation.actor.getSnapshot().value);
  history.replaceState(null, '', hashOf({ flow, state }));
};

const show = async () => {
  const { flow: asked, state } = placeIn(location.hash);
  const name = asked === '' ? 'login' : asked;
  if (open?.flow === name && state !== '') return open.studio.goTo(state);
  const flow = flows.find((one) => one.name === name);
  const cases = casesByFile[`../machines/${name}/${name}.cases.ts`]?.cases;
  if (flow === undefined || cases === undefined) {
    open = null;
    return root?.render(<UnknownFlow asked={name} flows={flows} />);
  }
  const studio = openStudio(flow, cases, look);
  open = { flow: name, studio };
  opened += 1;
  studio.subscribe(follow(name, studio));
  shareStudio(window, studio);
  document.title = `${name} · Estudio`;
  await (state === '' ? studio.restart(studio.starts[0] ?? '') : studio.goTo(state));
  root?.render(
    <StrictMode>
      <StudioPage key={opened} studio={studio} flows={flows} />
    </StrictMode>,
  );
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
