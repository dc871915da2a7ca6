import { approvedPaths } from '../../engine/approved';
import type { Flow } from '../../engine/flows';
import { type Change, type Changes, changesBetween, marksOf, signed, signOf } from './changes';
import type { Compared } from './compare';
import { htmlPage } from './html-page';
import { layoutOf } from './layout';
import { mergeCharts } from './merge-charts';
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

const meanings: Readonly<Record<Change, string>> = {
  added: 'se añade: verde, con línea gruesa',
  removed: 'se quita: rojo, con línea de rayas',
  changed: 'cambia: ámbar, con línea de puntos',
};

const legend = `<ul>${Object.entries(meanings)
  .map(([change, meaning]) => `<li><strong>${signOf[change as Change]}</strong> ${meaning}</li>`) // The keys of a record of changes.
  .join('')}</ul>`;

export const differencePicture = async (name: string, changes: Changes): Promise<string> => {
  const { old, now, states, transitions } = changes;
  const layout = await layoutOf(mergeCharts(old, now), {
    state: (key, path) => signed(states.get(path), path === '(raíz)' ? name : key),
    transition: (text, id) => signed(transitions.get(id), text),
  });
  return pictureOf(layout, name, true, marksOf(changes));
};

const compared = async ({ name, changes, charts }: Compared): Promise<string> =>
  section(name, [
    ...(charts === null ? [] : [shown(name, await differencePicture(name, changesBetween(...charts)))]),
    `<ul>${changes.map((change) => `<li>${escaped(change)}</li>`).join('')}</ul>`,
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
    ...(missed.length === 0 ? [] : [`<ul>${missed.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul>`]),
  ]);
};

/** How many paths of the tests take each transition. */
export const walkedPage = async (flows: readonly Flow[]): Promise<string> =>
  pageOf(
    'Lo que recorren las pruebas',
    '<p>Junto a cada transición, cuántos caminos aprobados la toman. La que no toma ninguno tiene línea de rayas.</p>',
    await Promise.all(flows.map(walked)),
  );
