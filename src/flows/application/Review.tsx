import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { applicationDocumentTypes } from '../../../domain/rules/application/application-document';
import type { ApplicationStep } from '../../../domain/rules/application/application-faults';
import type { Choice } from '../../../domain/rules/application/application-lists';
import { allowedRelationships } from '../../../domain/rules/application/dependent';
import { familyPrice } from '../../../domain/rules/application/family-price';
import { healthQuestions } from '../../../domain/rules/application/health';
import { formatPhone } from '../../../domain/rules/contact/phone';
import { formatMoney } from '../../../domain/rules/money/money';
import { applicationFaultText, applicationLabels as labels } from '../../texts/application';
import { shellTexts } from '../../texts/shell';
import { RowButton } from '../../ui/actions/RowButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { type Fact, FactGrid } from '../../ui/blocks/FactGrid';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { RecordList } from '../../ui/blocks/RecordList';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { Stack } from '../../ui/layout/Stack';
import type { ApplicationRef, ViewProps } from './application-ref';
import { eachPayment } from './each-payment';
import { paymentFrequencies, paymentMethods } from './payment-choices';
import { nameOf } from './person-name';
import { applicationSteps, relativeText, applicationTexts as words } from './texts';
import { useList } from './use-list';

type Context = ReturnType<ApplicationRef['getSnapshot']>['context'];

const called = (choices: readonly Choice[] | null, code: string) =>
  choices?.find(({ codigo }) => codigo === code)?.descripcion ?? '';

const personFacts = ({ borrador, listas }: Context): readonly Fact[] => [
  { label: labels.nombres, value: borrador.nombres },
  { label: labels.apellidos, value: borrador.apellidos },
  { label: called(applicationDocumentTypes, borrador.tipoDocumento), value: borrador.noDocumento },
  { label: labels.fechaNacimiento, value: borrador.fechaNacimiento },
  { label: labels.sexo, value: borrador.sexo },
  { label: labels.nacionalidad, value: called(listas.nacionalidades, borrador.nacionalidad) },
  { label: labels.ocupacion, value: borrador.ocupacion },
  { label: labels.estadoCivil, value: borrador.estadoCivil },
  { label: labels.correo, value: borrador.correo },
  { label: labels.telefono, value: formatPhone(borrador.telefono) },
  { label: labels.celular, value: formatPhone(borrador.celular) },
  { label: labels.oficina, value: formatPhone(borrador.oficina) },
  { label: labels.direccion, value: borrador.direccion },
  { label: labels.sector, value: borrador.sector },
  { label: labels.ciudad, value: borrador.ciudad },
];

const costFacts = (context: Context): readonly Fact[] => {
  const price = familyPrice(context);
  return price === null ? [] : [{ label: words.costoTotal, value: formatMoney(price.total) }];
};

const paymentFacts = (context: Context): readonly Fact[] => {
  const { borrador, listas } = context;
  const frequency = called(listas.frecuenciasPago ?? paymentFrequencies, borrador.frecuenciaPago);
  const each = eachPayment(familyPrice(context), borrador.frecuenciaPago);
  return [
    { label: labels.formaPago, value: called(listas.formasPago ?? paymentMethods, borrador.formaPago) },
    { label: labels.frecuenciaPago, value: each === '' ? frequency : `${frequency}: ${each}` },
  ];
};

const family = ({ dependientes, listas }: Context) =>
  dependientes.map((one) => ({
    title: nameOf(one),
    date: one.fechaNacimiento,
    lines: [called(allowedRelationships(one.sexo, listas), one.parentesco), one.noDocumento],
  }));

const conditions = ({ salud, listas }: Context) =>
  healthQuestions(listas.sintomas ?? []).flatMap(({ codigo, descripcion }) => {
    const answer = salud[codigo];
    if (answer?.tiene !== true) return [];
    const who = answer.quienes.map((one) => relativeText[one]).join(', ');
    return [{ title: descripcion, date: '', lines: [who, answer.detalle] }];
  });

const Part = ({
  actor,
  paso,
  children,
}: {
  actor: ApplicationRef;
  paso: Exclude<ApplicationStep, 5>;
  children: ReactNode;
}) => {
  const title = applicationSteps[paso];
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  return (
    <Card>
      <CardHead title={title}>
        <RowButton
          kind="ghost"
          name={words.corregirPaso(title)}
          busy={busy}
          onPress={() => actor.send({ type: 'CORREGIR', paso })}
        >
          {words.corregir}
        </RowButton>
      </CardHead>
      {children}
    </Card>
  );
};

const Message = ({ actor, lists }: Pick<ViewProps, 'actor' | 'lists'>) => {
  const unread = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const { remedy } = useList(lists, 'sintomas');
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('error'));
  const unconfirmed = useSelector(actor, (snapshot) => snapshot.hasTag('aviso'));
  const occasion = useEmitted(actor, 'FALTAN_DATOS');
  if (unread)
    return (
      <LeadAlert key={occasion} tone="error" title={applicationFaultText.sinCatalogo} action={remedy}>
        <p>{words.esperePreguntas}</p>
      </LeadAlert>
    );
  if (unconfirmed)
    return (
      <LeadAlert key={occasion} tone="advertencia" title={words.sinConfirmar}>
        <p>{words.sinConfirmarDetalle}</p>
      </LeadAlert>
    );
  return failed ? (
    <LeadAlert key={occasion} tone="error" title={words.noEnviada}>
      <p>{words.noEnviadaDetalle}</p>
    </LeadAlert>
  ) : null;
};

/** The content of a list, or a notice that it has not loaded yet. */
const Arrived = ({
  list,
  children,
}: {
  list: Pick<ReturnType<typeof useList>, 'choices' | 'remedy'>;
  children: ReactNode;
}) => (list.choices === null ? (list.remedy ?? <Skeleton count={2} label={shellTexts.cargando} />) : children);

/** The whole application as it will be sent. */
export const Review = ({ actor, lists }: ViewProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const plans = useList(lists, 'planes');
  const questions = useList(lists, 'sintomas');
  // In these states the alert above the form has the button that continues.
  const isAbove = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const marked = conditions(context);
  return (
    <Stack space={5}>
      <Message actor={actor} lists={lists} />
      <Part actor={actor} paso={0}>
        <Arrived list={plans}>
          <p dir="auto">{called(context.listas.planes, context.borrador.planSolicitado)}</p>
        </Arrived>
      </Part>
      <Part actor={actor} paso={1}>
        <FactGrid facts={personFacts(context)} />
      </Part>
      <Part actor={actor} paso={2}>
        {context.dependientes.length === 0 ? (
          <p>{words.sinDependientes}</p>
        ) : (
          <RecordList label={words.dependientes(context.dependientes.length)} records={family(context)} />
        )}
      </Part>
      <Part actor={actor} paso={3}>
        <FactGrid facts={[...costFacts(context), ...paymentFacts(context)]} />
      </Part>
      <Part actor={actor} paso={4}>
        <Arrived
          list={
            isAbove && questions.remedy !== null
              ? { choices: questions.choices, remedy: <p>{words.sinSintomas}</p> }
              : questions
          }
        >
          {marked.length === 0 ? (
            <p>{words.sinCondiciones}</p>
          ) : (
            <RecordList label={words.condiciones(marked.length)} records={marked} />
          )}
        </Arrived>
      </Part>
    </Stack>
  );
};
