import { csvText } from './csv';
import { fingerprint } from './fingerprint';
import type { Script } from './test-script';

/** What the tester fills in. */
const answers = ['Resultado', 'Nota', 'Probador', 'Fecha'] as const;
export const sheetColumns = [
  ...['Camino', 'Paso', 'Antes', 'Acción', 'El servicio responde', 'Debe verse', 'Requisito'],
  ...answers,
  ...['Versión', 'Huella'],
] as const;

export const isManual = ({ soloAutomatica }: Pick<Script, 'soloAutomatica'>): boolean => soloAutomatica.length === 0;

/** A row for each step of the paths that a person can walk. */
export const runSheet = (scripts: readonly Script[], version: string): string =>
  csvText([
    sheetColumns,
    ...scripts
      .filter(isManual)
      .flatMap((script) =>
        script.pasos.map((step, index) => [
          script.id,
          step.id,
          index === 0 ? script.antes.join(' ') : '',
          step.accion,
          step.responde,
          step.debeVerse,
          step.requisitos.join(', '),
          ...answers.map(() => ''),
          version,
          fingerprint(script),
        ]),
      ),
  ]);
