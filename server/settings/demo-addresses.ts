/** What stands in where an operator of a demonstration names nothing else. */
export const clubPagePath = '/demo/club';
export const sandboxFolder = '/demo/pasarela';
export const sandboxAuthorizePath = `${sandboxFolder}/autorizar`;
