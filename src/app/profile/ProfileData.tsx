import { readDataRights } from '../../../domain/contract/data-rights-settings';
import type { PublicSettings } from '../../../domain/contract/settings';
import { CloseAccountScreen } from '../../flows/closeAccount/CloseAccountScreen';
import { closeAccountLogic } from '../../flows/closeAccount/wiring';
import { DeviceDataScreen } from '../../flows/deviceData/DeviceDataScreen';
import { deviceDataLogic } from '../../flows/deviceData/wiring';
import { MyDataScreen } from '../../flows/myData/MyDataScreen';
import { myDataTexts as words } from '../../flows/myData/texts';
import { myDataLogic } from '../../flows/myData/wiring';
import type { Viewed } from '../../flows/profile/viewed';
import { ContactWays } from '../../parts/ContactWays';
import { settingsBlock } from '../../platform/document';
import type { App } from '../start/app';

interface Props {
  app: App;
  links: PublicSettings['links'];
  viewed: Pick<Viewed, 'whose' | 'codigoAfiliado'>;
}

/** What is kept of the member: to take home, and here on the device. */
export const ProfileData = ({ app, links, viewed: { whose, codigoAfiliado } }: Props) => {
  const { texto, contacto } = readDataRights(settingsBlock());
  const rights = (
    <>
      <p>{texto || words.ley}</p>
      {contacto === '' ? <ContactWays links={links} /> : <p>{words.corregir(contacto)}</p>}
    </>
  );
  return (
    <>
      <MyDataScreen
        start={() => myDataLogic({ deps: app, codigoAfiliado })}
        isMinor={whose === 'minor'}
        rights={rights}
      />
      {whose === 'own' && <DeviceDataScreen start={() => deviceDataLogic({ deps: app })} />}
      {whose === 'own' && <CloseAccountScreen start={() => closeAccountLogic({ deps: app })} />}
    </>
  );
};
