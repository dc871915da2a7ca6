import type { ComponentType } from 'react';
import { lostPart } from '../texts/lost-part';
import { shellTexts } from '../texts/shell';
import { ErrorBlock } from '../ui/blocks/ErrorBlock';
import { latePart as latePartOf } from '../ui/blocks/late-part';

/** A part of a page, said in its place when it does not come. */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  latePartOf(load, ({ again, coming }) => (
    <ErrorBlock
      title={lostPart.titulo}
      detail={lostPart.detalle}
      retry={{ label: shellTexts.reintentar, act: again, busy: coming }}
    />
  ));
