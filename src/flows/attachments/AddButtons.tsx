import { useSelector } from '@xstate/react';
import { FileButton } from '../../ui/actions/FileButton';
import { useMedia } from '../../ui/hooks/use-media';
import { CameraIcon } from '../../ui/icons/CameraIcon';
import { ImageIcon } from '../../ui/icons/ImageIcon';
import { UploadIcon } from '../../ui/icons/UploadIcon';
import { Buttons } from '../../ui/layout/Buttons';
import { acceptOf } from './accept-of';
import type { DocumentProps } from './attachments-ref';
import { attachmentsTexts as words } from './texts';

/** A phone offers camera and gallery; other devices one file button. */
export const AddButtons = ({ actor, box, requisito: { codigo, nombre, formatos } }: DocumentProps) => {
  const any = useSelector(actor, ({ context }) => context.adjuntos.some(({ tipo }) => tipo === codigo));
  const byTouch = useMedia('(pointer: coarse)');
  const pictures = formatos.filter((format) => format !== 'pdf');
  const add = (files: readonly File[]) =>
    actor.send({ type: 'AGREGAR', tipo: codigo, archivos: files.map((file) => box.take(file)) });
  const camera = any ? words.otraFoto : words.camara;
  const file = any ? words.otro : words.elegir;
  return (
    <>
      <Buttons>
        {byTouch && pictures.length > 0 && (
          <>
            <FileButton
              accept={acceptOf(pictures)}
              camera="environment"
              icon={<CameraIcon size="small" />}
              name={words.para(camera, nombre)}
              onChoose={add}
            >
              {camera}
            </FileButton>
            <FileButton
              accept={acceptOf(pictures)}
              several
              icon={<ImageIcon size="small" />}
              name={words.para(words.galeria, nombre)}
              onChoose={add}
            >
              {words.galeria}
            </FileButton>
          </>
        )}
        <FileButton
          accept={acceptOf(formatos)}
          several
          icon={<UploadIcon size="small" />}
          name={words.para(file, nombre)}
          onChoose={add}
        >
          {file}
        </FileButton>
      </Buttons>
      {!byTouch && <p>{words.arrastrar}</p>}
    </>
  );
};
