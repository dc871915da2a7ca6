import type { ChartModel } from './model';
import { type Code, codesOf } from './new-codes';
import type { Missing } from './what-is-missing';

interface Source {
  file: string;
  text: string;
}

const lineIn = (text: string, part: string): number =>
  text.slice(0, Math.max(text.indexOf(part), 0)).split('\n').length;

/** The declaration of a call in the contract, by what the chart's actor is answered with. */
const declarationOf = (machine: string, call: string): { name: string; file: string } | null => {
  const [head = ''] = machine.split('.createMachine('); // The texts of a chart may look like code.
  const name = new RegExp(`\\b${call}: fromPromise<Reply<typeof (\\w+)>`).exec(head)?.[1];
  const from = new RegExp(`import type \\{[^}]*\\b${name}\\b[^}]*\\} from '(?:\\.\\./)+([^']+)'`).exec(head)?.[1];
  return name === undefined || from === undefined ? null : { name, file: `${from}.ts` };
};

/** The published contract is written from the declarations. */
const then = 'después, node --import tsx tools/checks/openapi.ts';

/** The contract lists no new code, and no case answers with one. */
export const missingCodes = (
  codes: readonly Code[],
  machine: Source,
  cases: Source,
  read: (file: string) => string,
): Missing[] =>
  codes.flatMap(({ call, code }): Missing[] => {
    const declared = declarationOf(machine.text, call);
    const where: Pick<Missing, 'file' | 'line'> =
      declared === null
        ? { file: machine.file, line: lineIn(machine.text, String(code)) }
        : { file: declared.file, line: lineIn(read(declared.file), `export const ${declared.name} `) };
    return [
      { what: 'contrato', ...where, text: `diga el código ${code} de «${declared?.name ?? call}»; ${then}` },
      ...(cases.text.includes(String(code))
        ? []
        : [
            {
              what: 'caso' as const,
              file: cases.file,
              line: lineIn(cases.text, 'replies:'),
              text: `diga una respuesta de «${call}» con el código ${code}`,
            },
          ]),
    ];
  });

/**
 * The machine with a listed code in the place of each new one, of which the types know nothing: with one type broken, the
 * compiler finds fault with whatever names a state.
 */
export const withListedCodes = (text: string, old: ChartModel, codes: readonly Code[]): string =>
  codes.reduce((all, { call, code }) => {
    const listed = codesOf(old).find((one) => one.call === call)?.code;
    return listed === undefined ? all : all.replaceAll(new RegExp(`\\b${code}\\b`, 'g'), String(listed));
  }, text);
