import { useSelector } from '@xstate/react';
import { RowButton } from '../../ui/actions/RowButton';
import { Alert } from '../../ui/blocks/Alert';
import type { DocumentProps } from './attachments-ref';
import { attachmentsTexts as words } from './texts';

/** Names of the files added before a reload. Their contents are not stored, so the member must add them again. */
export const FilesToAddAgain = ({ actor, requisito: { codigo, nombre } }: DocumentProps) => {
  const pendientes = useSelector(actor, ({ context }) => context.pendientes);
  const names = pendientes.flatMap((one) => (one.tipo === codigo ? [one.nombre] : []));
  if (names.length === 0) return null;
  return (
    <Alert
      tone="advertencia"
      lasting
      title={words.vuelva(names)}
      action={
        <RowButton
          kind="ghost"
          name={words.para(words.noHaceFalta, nombre)}
          busy={false}
          onPress={() => {
            actor.send({ type: 'NO_HACE_FALTA', tipo: codigo });
            document.getElementById(`documento-${codigo}`)?.focus();
          }}
        >
          {words.noHaceFalta}
        </RowButton>
      }
    >
      <p>{words.vuelvaDetalle}</p>
    </Alert>
  );
};
