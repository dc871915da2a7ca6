import type { Plugin } from 'vite';
import { discover } from '../../engine/flows';
import { markStyle, pictureStyle } from '../charts/picture';
import { flowData } from './flow-data';

const [flows, look] = ['virtual:flows', 'virtual:chart-look.css'];

/** What Node knows of the charts, for a page that has no Node. */
export const flowsPlugin = (): Plugin => ({
  name: 'flows',
  resolveId: (id) => (id === flows || id === look ? `\0${id}` : null),
  load: async (id) => {
    if (id === `\0${look}`) return `${pictureStyle(true)}\n${markStyle}`;
    if (id !== `\0${flows}`) return null;
    const all = [];
    for (const flow of await discover()) all.push(await flowData(flow));
    return `export const flows = ${JSON.stringify(all)};`;
  },
});
