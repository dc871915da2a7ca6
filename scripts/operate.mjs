import { launch } from './launch.mjs';

await launch('dist/server/operate.js');
