import { hashOf } from './address';
import type { FlowData } from './flow-data';

interface Props {
  asked: string;
  flows: readonly FlowData[];
}

export const UnknownFlow = ({ asked, flows }: Props) => (
  <main className="single unknown">
    <h1>Estudio</h1>
    <p role="alert">El flujo «{asked}» no existe. Estos son los que hay:</p>
    <ul>
      {flows.map(({ name, titulo }) => (
        <li key={name}>
          <a href={hashOf({ flow: name, state: '' })}>
            {name}: {titulo}
          </a>
        </li>
      ))}
    </ul>
  </main>
);
