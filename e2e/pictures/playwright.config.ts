import config from '../playwright.config';

export default { ...config, testDir: '.', testMatch: 'pictures.ts', globalSetup: '../backends/portal-server.ts' };
