import { launch } from './launch.mjs';

await launch('dist/server/backup.js');
