import { useSelector } from '@xstate/react';
import type { App } from '../../app/app';
import { shellTexts } from '../../texts/shell';
import { OfflineBanner } from '../../ui/frames/OfflineBanner';

const views = {
  enLinea: { state: null, words: '' },
  sinConexion: { state: 'offline', words: shellTexts.sinConexion },
  recuperada: { state: 'back', words: shellTexts.conexionRecuperada },
} as const;

export const Connection = ({ connection }: Pick<App, 'connection'>) => (
  <OfflineBanner {...views[useSelector(connection, ({ value }) => value)]} />
);
