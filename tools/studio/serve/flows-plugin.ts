import type { Plugin } from 'vite';
import { committedVersions } from '../../charts/apply/committed-versions';
import { markStyle, pictureStyle } from '../../charts/picture';
import { discover } from '../../explore/flows';
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
  // Only a proposal asks for them: of all charts together they are megabytes.
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, flow] = /^\/versiones\/(\w+)\.json$/.exec(request.url ?? '') ?? [];
      if (flow === undefined) return next();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(committedVersions(flow)));
    });
  },
});
