import { useSelector } from '@xstate/react';
import { RowButton } from '../../ui/actions/RowButton';
import { Collapsible } from '../../ui/blocks/Collapsible';
import { FileRow } from '../../ui/blocks/FileRow';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import type { DocumentProps } from './attachments-ref';
import { attachmentsTexts as words } from './texts';

/** Files of earlier requests of this session that fit this document too. */
export const FromSession = ({ actor, box, requisito: { codigo, nombre, formatos, bytes } }: DocumentProps) => {
  const recordados = useSelector(actor, ({ context }) => context.recordados);
  const adjuntos = useSelector(actor, ({ context }) => context.adjuntos);
  const fitting = recordados.filter(
    (one) =>
      formatos.includes(one.formato) &&
      one.bytes <= bytes &&
      !adjuntos.some((added) => added.nombre === one.nombre && added.bytes === one.bytes),
  );
  if (fitting.length === 0) return null;
  return (
    <Collapsible title={words.deLaSesion(fitting.length)}>
      <ul>
        {fitting.map((one) => (
          <li key={one.id}>
            <FileRow
              src=""
              kind={words.mosaico[one.formato]}
              name={words.nombre(one.nombre)}
              facts={words.archivo(one.formato, one.bytes)}
              end={
                <RowButton
                  kind="ghost"
                  icon={<PlusIcon size="small" />}
                  name={`${words.anadir} ${one.nombre}: ${nombre}`}
                  busy={false}
                  onPress={() => {
                    const again = box.takeAgain(one.id, one.nombre);
                    if (again !== null) actor.send({ type: 'AGREGAR', tipo: codigo, archivos: [again] });
                  }}
                >
                  {words.anadir}
                </RowButton>
              }
            />
          </li>
        ))}
      </ul>
    </Collapsible>
  );
};
