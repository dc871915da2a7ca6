import { availableParallelism } from 'node:os';
import { equivalentFile, equivalentMutants } from '../equivalent';
import { areas, type Mutant, nameOf, sampleOf } from './sample';
import { unitsOf } from './units';

interface Asked {
  sample: number;
  seed: number;
  /** Only mutants whose name contains this. */
  only: string;
  /** The required share in percent. */
  least: number;
}

const brief = (text: string) => (text.length > 150 ? `${text.slice(0, 149)}…` : text).replaceAll(/\s+/g, ' ');
const share = (part: number, whole: number) => (whole === 0 ? 100 : (part * 100) / whole);
const said = (percent: number) => `${percent.toFixed(1).replace('.', ',')} %`;

/** Mutates the product, runs the tests on each mutant, and returns the reasons to fail. */
export const mutateProduct = async ({ sample, seed, only, least }: Asked): Promise<string[]> => {
  const mutants = sampleOf(sample, seed, only);
  const lanes = Math.min(2, availableParallelism());
  const began = Date.now();
  const minutes = () => `${((Date.now() - began) / 60_000).toFixed(1).replace('.', ',')} min`;
  const noticed = new Map<Mutant, string>();
  const tell = (mutant: Mutant, by: string | null) => {
    const where = `${mutant.area.padEnd(8)} ${mutant.file}:${mutant.line} ${mutant.shown}: ${mutant.change}`;
    if (by !== null) noticed.set(mutant, by);
    console.log(by === null ? `…          ${where}` : `detectado  ${where}\n           ${brief(by)}`);
  };

  console.log(`${mutants.length} mutantes, semilla ${seed}; pasan las pruebas sin ninguno…`);
  const units = await unitsOf(mutants, lanes);
  for (const file of units.unsure) console.log(`falla sin mutante y no se le pregunta: ${brief(file)}`);
  console.log(`quién pasa por dónde: ${minutes()}`);
  const cut = new Set<Mutant>();
  await units.judgeAll((mutant, verdict) => {
    if (verdict.cut) cut.add(mutant);
    tell(mutant, verdict.by);
  });

  const alive = mutants.filter((mutant) => !noticed.has(mutant));
  const explained = equivalentMutants().get('src') ?? [];
  const same = alive.filter((mutant) => explained.includes(nameOf(mutant)));
  const survivors = alive.filter((mutant) => !same.includes(mutant));
  for (const mutant of survivors) {
    const rows = units.seen(mutant).rows;
    console.log(
      `SOBREVIVE  ${nameOf(mutant)} (línea ${mutant.line})${cut.has(mutant) ? ', no se preguntó a todas' : ''}`,
    );
    console.log(
      `           ${rows.length === 0 ? 'ninguna fila pasa por ahí' : `sin defensa: ${rows.slice(0, 8).join(', ')}`}`,
    );
  }
  const line = (name: string, of: readonly Mutant[]) => {
    const counted = of.filter((mutant) => !same.includes(mutant));
    const seen = counted.filter((mutant) => noticed.has(mutant)).length;
    console.log(`${name}: ${seen} de ${counted.length} mutantes detectados (${said(share(seen, counted.length))})`);
    return share(seen, counted.length);
  };
  for (const area of areas)
    line(
      area,
      mutants.filter((mutant) => mutant.area === area),
    );
  const wrong = line('en total', mutants) < least ? [`menos del ${least} % de los mutantes detectados`] : [];
  console.log(`semilla ${seed}, ${same.length} equivalentes, ${minutes()}`);
  return [
    ...wrong,
    ...[...noticed.keys()]
      .filter((mutant) => explained.includes(nameOf(mutant)))
      .map((mutant) => `${equivalentFile}: se detecta, no es equivalente: ${nameOf(mutant)}`),
  ];
};
