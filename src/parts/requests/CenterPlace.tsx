import { brand } from '../../../domain/brand/brand';
import { helpHours, mainCenter } from '../../../domain/brand/service-centers';
import { centerVisitTexts as words } from '../../texts/center-visit';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { hoursLine } from '../hours-line';
import { visitOf } from './time-left';

const { ayudaTelefono } = brand.links;

const Telephone = ({ label }: { label: string }) => (
  <p>
    {label} <TextAnchor href={`tel:${ayudaTelefono.replace(/[^+\d]/g, '')}`}>{ayudaTelefono}</TextAnchor>.{' '}
    {hoursLine(helpHours)}
  </p>
);

interface Props {
  respuesta: string;
  /** By the server's clock. */
  now: number;
}

/** Where to take what a case lacks that cannot be completed in the portal, or whom to call when it is too late for that. */
export const CenterPlace = ({ respuesta, now }: Props) => {
  const visit = visitOf(respuesta, now);
  if (visit?.tipo === 'vencido') return null;
  if (visit?.tipo === 'llamada') return <Telephone label={words.llamenos(visit.desde)} />;
  return (
    <>
      {visit === null && <p>{words.sinFecha}</p>}
      <p>{words.lugar(mainCenter.nombre, mainCenter.direccion)}</p>
      <p>
        {visit !== null && visit.abre !== null && `${words.abre(visit.abre)} `}
        {hoursLine(mainCenter.horario)}
      </p>
      <Telephone label={words.telefono} />
    </>
  );
};
