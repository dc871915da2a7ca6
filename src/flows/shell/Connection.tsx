import { useSelector } from '@xstate/react';
import { shellTexts } from '../../texts/shell';
import { OfflineBanner } from '../../ui/frames/OfflineBanner';
import type { Deps } from '../../wiring/deps';

const views = {
  enLinea: { state: null, words: '' },
  sinConexion: { state: 'offline', words: shellTexts.sinConexion },
  recuperada: { state: 'back', words: shellTexts.conexionRecuperada },
} as const;

export const Connection = ({ connection }: Pick<Deps, 'connection'>) => (
  <OfflineBanner {...views[useSelector(connection, ({ value }) => value)]} />
);
