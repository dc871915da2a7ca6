import { useSelector } from '@xstate/react';
import { atHour } from '../../../domain/rules/dates/dates';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import type { PhotoRef } from './photo-ref';
import { photoTexts as words } from './texts';

/** The result of the change that reloaded the page; shown until it is closed. */
export const PhotoReceipt = ({ actor }: { actor: PhotoRef }) => {
  const recibo = useSelector(actor, (snapshot) => (snapshot.matches('conRecibo') ? snapshot.context.recibo : null));
  if (recibo === null) return null;
  return (
    <LeadAlert
      tone="exito"
      title={words.subida}
      action={
        <Button size="small" kind="outline" onPress={() => actor.send({ type: 'CERRAR_RECIBO' })}>
          {shellTexts.cerrarAviso}
        </Button>
      }
    >
      <p>{words.recibo(atHour(recibo.hora))}</p>
    </LeadAlert>
  );
};
