import type { HandlerDeps, HandlersOf } from './handlers';

export const mantenimientoHandlers = ({ maintenance }: HandlerDeps): HandlersOf<'mantenimientos'> => ({
  mantenimientos: () => maintenance.listed(),
});
