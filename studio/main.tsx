import 'virtual:chart-look.css';
import './studio.css';
import { flows } from 'virtual:flows';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Cases } from '../engine/flows';
import { shareStudio } from './frame-link';
import { StudioPage } from './StudioPage';
import { openStudio } from './studio-store';
import { UnknownFlow } from './UnknownFlow';

const casesByFile = import.meta.glob<{ cases: Cases }>('../machines/*/*.cases.ts', { eager: true });

const asked = new URLSearchParams(location.search).get('flujo') ?? 'login';
const flow = flows.find(({ name }) => name === asked);
const cases = casesByFile[`../machines/${asked}/${asked}.cases.ts`]?.cases;
const root = document.getElementById('root');

if (root !== null && (flow === undefined || cases === undefined))
  createRoot(root).render(<UnknownFlow asked={asked} flows={flows} />);
else if (root !== null && flow !== undefined && cases !== undefined) {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const studio = openStudio(flow, cases, { width: 'telefono', theme: dark ? 'dark' : 'light' });
  shareStudio(window, studio);
  document.title = `${flow.name} · Estudio`;
  await studio.restart(studio.starts[0] ?? '');
  createRoot(root).render(
    <StrictMode>
      <StudioPage studio={studio} flows={flows} />
    </StrictMode>,
  );
}
