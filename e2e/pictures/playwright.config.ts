import config from '../playwright.config';

export default {
  ...config,
  testDir: '.',
  testMatch: ['pictures.ts', 'studio-pictures.ts'],
  globalSetup: '../backends/portal-server.ts',
};
