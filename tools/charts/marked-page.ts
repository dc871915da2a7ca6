import { approvedPaths } from '../explore/approved';
import type { Flow } from '../explore/flows';
import { changesBetween, marksSaid } from './changes';
import type { Compared } from './compare';
import { differencePicture } from './difference-picture';
import { htmlPage } from './html-page';
import { countPaths, pathCountLayout, pathCountMarks } from './path-counts';
import { escaped, markStyle, pictureOf } from './picture';

const pageOf = (title: string, lead: string, sections: readonly string[]): string =>
  htmlPage({
    title,
    style: `${markStyle}\nbody{display:block}\n`,
    script: '',
    body: `<header><h1>${escaped(title)}</h1></header>
<main>
${lead}
${sections.join('\n')}
</main>`,
  });

const section = (name: string, parts: readonly string[]): string =>
  [`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>`, ...parts, '</section>'].join('\n');

const shown = (name: string, picture: string): string =>
  `<div class="wide picture" tabindex="0" role="region" aria-label="Diagrama de ${name}">\n${picture}</div>`;

const legend = `<ul>${marksSaid.map(([sign, meaning]) => `<li><strong>${sign}</strong> ${meaning}</li>`).join('')}</ul>`;

const listOf = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const compared = async ({ name, changes, charts, notes = [] }: Compared): Promise<string> =>
  section(name, [
    ...(charts === null ? [] : [shown(name, await differencePicture(name, changesBetween(...charts)))]),
    listOf(changes),
    ...notes.flatMap(({ title, lines }) => [`<h3>${escaped(title)}</h3>`, listOf(lines)]),
  ]);

/** What leads from one version of the charts to the other, in one picture a flow and in words. */
export const differencePage = async (title: string, found: readonly Compared[]): Promise<string> =>
  pageOf(title, legend, await Promise.all(found.map(compared)));

const walked = async (flow: Flow): Promise<string> => {
  const { name, machine } = flow;
  const times = countPaths(machine, await approvedPaths(flow));
  const missed = [...times].flatMap(([id, count]) => (count === 0 ? [id] : []));
  return section(name, [
    `<p class="facts">${times.size - missed.length} de ${times.size} transiciones recorridas</p>`,
    shown(name, pictureOf(await pathCountLayout(machine, times), name, true, pathCountMarks(times))),
    ...(missed.length === 0 ? [] : [listOf(missed)]),
  ]);
};

/** How many paths of the tests take each transition. */
export const walkedPage = async (flows: readonly Flow[]): Promise<string> =>
  pageOf(
    'Lo que recorren las pruebas',
    '<p>Junto a cada transición, cuántos caminos aprobados la toman. La que no toma ninguno tiene línea de rayas.</p>',
    await Promise.all(flows.map(walked)),
  );
