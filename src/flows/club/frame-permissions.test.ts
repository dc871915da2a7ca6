import { expect, test } from 'vitest';
import { framePermissions } from './frame-permissions';

const needed = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
const portal = 'https://oficina.ejemplo.do';

test.each([
  ['https://club.ejemplo.do/', `${needed} allow-same-origin`],
  ['https://oficina.ejemplo.do:8443/club', `${needed} allow-same-origin`],
  ['/demo/club', needed],
  ['https://oficina.ejemplo.do/otra', needed],
])('the frame of %s may %s', (address, permissions) => {
  expect(framePermissions(address, portal)).toBe(permissions);
});
