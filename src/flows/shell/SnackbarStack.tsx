import { useSelector } from '@xstate/react';
import { shellTexts } from '../../texts/shell';
import { SnackbarBar, SnackbarNote, SnackbarPlace } from '../../ui/overlays/SnackbarBar';
import type { Deps } from '../../wiring/deps';

export const SnackbarStack = ({ snackbars }: Pick<Deps, 'snackbars'>) => {
  const { visibles, espera } = useSelector(snackbars, (snapshot) => snapshot.context);
  return (
    <SnackbarPlace label={shellTexts.avisos}>
      {visibles.map(({ id, tono, titulo, detalle }) => (
        <SnackbarBar
          key={id}
          kind={tono}
          title={titulo}
          detail={detalle ?? ''}
          closeLabel={`${shellTexts.cerrarAviso}: ${titulo}`}
          onClose={() => snackbars.send({ type: 'CERRAR', id })}
          onHold={(causa) => snackbars.send({ type: 'PAUSAR', causa })}
          onRelease={(causa) => snackbars.send({ type: 'REANUDAR', causa })}
        />
      ))}
      {espera.length > 0 && <SnackbarNote>{shellTexts.enEspera(espera.length)}</SnackbarNote>}
    </SnackbarPlace>
  );
};
