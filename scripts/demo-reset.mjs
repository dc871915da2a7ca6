import { launch } from './launch.mjs';

await launch('dist/server/reset.js');
