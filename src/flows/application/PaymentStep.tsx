import { shallowEqual, useSelector } from '@xstate/react';
import type { Choice } from '../../../domain/rules/application/application-lists';
import { familyPrice } from '../../../domain/rules/application/family-price';
import { FormRadioGroup } from '../../parts/form/FormRadioGroup';
import { applicationLabels as labels } from '../../texts/application';
import { shellTexts } from '../../texts/shell';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './application-ref';
import { eachPayment } from './each-payment';
import { FamilyCost } from './FamilyCost';
import { paymentChoices, paymentFrequencies, paymentMethods } from './payment-choices';
import { useList } from './use-list';

interface FieldProps extends Pick<ViewProps, 'actor' | 'lists'> {
  campo: 'formaPago' | 'frecuenciaPago';
  list: 'formasPago' | 'frecuenciasPago';
  known: readonly Choice[];
  /** Under a choice; empty for nothing. */
  detail?: (codigo: string) => string;
}

const PaymentField = ({ actor, lists, campo, list, known, detail = () => '' }: FieldProps) => {
  const { choices, remedy } = useList(lists, list);
  if (choices === null)
    return (
      <Stack space={2}>
        <p>{labels[campo]}</p>
        {remedy ?? <Skeleton shape="field" count={1} label={shellTexts.cargando} />}
      </Stack>
    );
  return (
    <FormRadioGroup
      actor={actor}
      campo={campo}
      id={campo}
      legend={labels[campo]}
      choices={paymentChoices(known, choices).map((one) => ({ ...one, detalle: detail(one.codigo) }))}
    />
  );
};

export const PaymentStep = ({ actor, lists }: ViewProps) => {
  const price = useSelector(actor, ({ context }) => familyPrice(context), shallowEqual);
  return (
    <Stack space={6}>
      <FamilyCost actor={actor} />
      <PaymentField actor={actor} lists={lists} campo="formaPago" list="formasPago" known={paymentMethods} />
      <PaymentField
        actor={actor}
        lists={lists}
        campo="frecuenciaPago"
        list="frecuenciasPago"
        known={paymentFrequencies}
        detail={(codigo) => eachPayment(price, codigo)}
      />
    </Stack>
  );
};
