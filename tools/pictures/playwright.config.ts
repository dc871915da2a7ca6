import config from '../../e2e/playwright.config';

export default {
  ...config,
  testDir: '.',
  testMatch: ['pictures.ts', 'studio-pictures.ts'],
  globalSetup: '../../e2e/backends/portal-server.ts',
};
