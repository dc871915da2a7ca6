import { launch } from './launch.mjs';

await launch('dist/server/main.js');
