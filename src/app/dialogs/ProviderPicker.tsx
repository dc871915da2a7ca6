import { ProviderPickerScreen } from '../../flows/providerPicker/ProviderPickerScreen';
import { providerPickerLogic } from '../../flows/providerPicker/wiring';

type Props = Parameters<typeof providerPickerLogic>[0];

/** The dialog «Listado de centros»; open while mounted. */
export const ProviderPicker = (parts: Props) => <ProviderPickerScreen start={() => providerPickerLogic(parts)} />;
