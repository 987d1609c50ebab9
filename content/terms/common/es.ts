import { omit, translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Condiciones generales de {brand:product}',
    description: 'Condiciones del contrato de {brand:product}: registro, uso, soporte, tarifas, bloqueo, terminación y responsabilidad.',
  },
  title: 'Condiciones generales',
  lead: 'Las presentes condiciones regulan el contrato relativo al uso de la caja registradora en la nube (TPV) {brand:product} por parte de empresarios.',
  clauses: {
    scope: {
      heading: 'Ámbito de aplicación y objeto del contrato',
      provider:
        'Las presentes condiciones generales se aplican a los contratos celebrados con {brand:provider} (en adelante, el «{def:provider|Proveedor}») sobre el objeto indicado en la cláusula {ref:scope.subject}. Puede contactarse con el {term:provider|Proveedor} por correo electrónico en la dirección {brand:email}.',
      subject:
        'El contrato tiene por objeto la puesta a disposición, en régimen de suscripción, de la caja registradora en la nube (TPV) {brand:product} (en adelante, el «{def:product|Producto}») en la modalidad de software como servicio (Software as a Service).',
      business:
        'El {term:product|Producto} se ofrece exclusivamente a empresarios. Solo puede ser contraparte contractual del {term:provider|Proveedor} quien explote una empresa. Dicha contraparte se denomina en adelante el «{def:customer|Cliente}».',
      age: 'El {term:customer|Cliente} debe tener al menos {fact:terms.minimumAge|años} de edad.',
      exclusive:
        'Rigen exclusivamente las presentes condiciones generales. Las condiciones generales del {term:customer|Cliente} no forman parte del contrato.',
      appendices:
        'Son anexos de las presentes condiciones generales y forman parte del contrato la {doc:prices|Descripción de servicios y lista de precios}, la {doc:countries|Lista de países} y la {doc:models|Descripción de servicios de los modelos de soporte}.',
      country:
        'La cuenta de cliente (en adelante, la «{def:account|Cuenta}») comprende una dirección de correo electrónico personal, una contraseña y el país elegido. Cada {term:account|Cuenta} queda vinculada al país elegido. Los países que pueden elegirse se indican en la {doc:countries|Lista de países}.',
    },
    registration: {
      heading: 'Registro',
      free: 'El registro es gratuito.',
      truth: 'Los datos que el {term:customer|Cliente} facilite en el registro deben ser completos y correctos.',
      proof: 'El {term:provider|Proveedor} podrá exigir al {term:customer|Cliente} que acredite los datos facilitados en el registro.',
      password: 'El {term:customer|Cliente} deberá cambiar la contraseña de su {term:account|Cuenta} tras el primer inicio de sesión.',
    },
    contract: {
      heading: 'Celebración y duración del contrato',
      conclusion:
        'El contrato se perfecciona cuando el {term:customer|Cliente} selecciona un modelo de caja (en adelante, el «{def:model|Modelo}»), funciones modulares (en adelante, los «{def:module|Módulos}») y un modelo de soporte y acepta activamente las presentes condiciones generales.',
      duration: 'El contrato se celebra por tiempo indefinido.',
      modules: 'El {term:customer|Cliente} podrá activar y desactivar {term:module|Módulos} en cualquier momento.',
      freeModules:
        'El {term:provider|Proveedor} podrá, en cualquier momento, retirar un {term:module|Módulo} que sea gratuito hasta su revocación o hacerlo de pago.',
    },
    demo: {
      heading: 'Modo Demo y Modo Real',
      period:
        'El {term:product|Producto} se pone inicialmente a disposición del {term:customer|Cliente} en régimen de prueba gratuita (en adelante, el «{def:demo|Modo Demo}»). El {term:demo|Modo Demo} dura {fact:terms.demo|días}.',
      extent: 'El {term:demo|Modo Demo} comprende el {term:model|Modelo} PREMIUM con todos los {term:module|Módulos}.',
      mark: 'Las facturas y los tickets emitidos en el {term:demo|Modo Demo} llevan la mención «DEMO».',
      real: 'Mediante la elección de un {term:model|Modelo}, el {term:customer|Cliente} pasa al funcionamiento real (en adelante, el «{def:real|Modo Real}»). Con el paso al {term:real|Modo Real} se eliminan todas las facturas de prueba.',
    },
    service: {
      heading: 'Servicios del Proveedor',
      cloud:
        'El {term:provider|Proveedor} pone el {term:product|Producto} a disposición a través de internet. El alcance de los servicios resulta del {term:model|Modelo} elegido, de los {term:module|Módulos} activados y de la {doc:prices|Descripción de servicios y lista de precios}.',
      offline: 'No existe modo sin conexión. El uso del {term:product|Producto} requiere una conexión a internet activa.',
      browsers:
        'Los navegadores y los sistemas móviles con los que el {term:customer|Cliente} utilice el {term:product|Producto} deben datar de los últimos {fact:terms.browserAge|años}.',
      minorChange:
        'Toda modificación de las funciones inferior al {fact:terms.functionCut} se considera menor. A partir de dicho porcentaje, las limitaciones de funciones de pago se rigen por la cláusula {ref:termination.customerCause}.',
      hardware:
        'El {term:provider|Proveedor} garantiza la compatibilidad del {term:product|Producto} con el hardware durante {fact:terms.hardware|meses}.',
    },
    use: {
      heading: 'Uso y seguridad',
      business: 'El {term:customer|Cliente} únicamente podrá utilizar el {term:product|Producto} para su propia empresa.',
      country:
        'El {term:customer|Cliente} únicamente podrá utilizar el {term:product|Producto} en el país al que su {term:account|Cuenta} esté vinculada conforme a la cláusula {ref:scope.country}.',
      secrecy: 'El {term:customer|Cliente} deberá mantener en secreto las credenciales de administrador de su {term:account|Cuenta}.',
      modification: 'El {term:customer|Cliente} no podrá adaptar ni modificar el {term:product|Producto}.',
      thirdParties: 'El {term:customer|Cliente} no podrá permitir que terceros utilicen el {term:product|Producto}.',
      employees:
        'Las personas que trabajen para la empresa del {term:customer|Cliente} (en adelante, los «{def:employee|Empleados}») utilizarán el {term:product|Producto} siguiendo las instrucciones del {term:customer|Cliente}. La cláusula {ref:use.thirdParties} no se opone al uso por parte de {term:employee|Empleados} que hayan recibido tales instrucciones.',
      devices: 'El {term:product|Producto} podrá utilizarse simultáneamente en {fact:terms.devices} dispositivo como máximo.',
      harmful:
        'El {term:customer|Cliente} deberá velar por que, a través de su uso, no se introduzcan en el {term:product|Producto} datos que puedan perjudicar la seguridad de este (en adelante, los «{def:harmful|Datos Dañinos}»).',
      penalty: omit('The penalty stands in the German and French versions only.'),
    },
    support: {
      heading: 'Soporte e incidencias',
      general: 'El soporte general es gratuito.',
      premium:
        'El soporte premium se factura mediante una tarifa plana anual o según el tiempo empleado. El importe de las tarifas de soporte se rige por la cláusula {ref:fees.support}.',
      models:
        'El {term:customer|Cliente} elige el modelo de soporte. Los modelos de soporte se describen en la {doc:models|Descripción de servicios de los modelos de soporte}.',
      change:
        'El {term:customer|Cliente} podrá cambiar cada año la modalidad de facturación del soporte premium, con efectos para el año siguiente. El cambio deberá comunicarse al {term:provider|Proveedor} a más tardar el {fact:terms.supportChange}.',
      debit: 'La facturación según el tiempo empleado requiere que el {term:customer|Cliente} otorgue un mandato de adeudo directo.',
      faults:
        'El {term:customer|Cliente} deberá notificar las incidencias exclusivamente por correo electrónico y con una descripción precisa.',
      reaction: 'El {term:provider|Proveedor} reacciona a las incidencias técnicas en un plazo de {fact:terms.reaction|días laborables}.',
    },
    fees: {
      heading: 'Tarifas y pago',
      parts:
        'El {term:customer|Cliente} deberá pagar la tarifa base del {term:model|Modelo} elegido, las tarifas de módulo de los {term:module|Módulos} activados y las tarifas de soporte (en adelante, las «{def:fees|Tarifas}»). El importe de las {term:fees|Tarifas} resulta de la {doc:prices|Descripción de servicios y lista de precios} y de las presentes condiciones generales.',
      net: 'Todos los precios son netos y se entienden sin impuesto sobre el valor añadido.',
      payment: 'El pago se efectúa mediante tarjeta o domiciliación bancaria a través de un proveedor de servicios de pago.',
      support:
        'La tarifa plana anual del soporte premium asciende a {fact:terms.supportYearly} netos al año; durante el primer año, el soporte premium con tarifa plana anual es gratuito. En caso de facturación según el tiempo empleado, la tarifa de soporte asciende a {fact:terms.supportMinute} netos por minuto iniciado.',
      handover:
        'Por la entrega de datos tras la comunicación de la terminación del contrato (en adelante, la «{def:handover|Entrega de Datos}»), el {term:provider|Proveedor} factura {fact:terms.handoverHour} netos por hora, en tramos de {fact:terms.handoverUnit|minutos}.',
      paperInvoice: 'Por cada factura en papel, el {term:provider|Proveedor} cobra {fact:terms.paperInvoice} netos.',
      interest:
        'En caso de mora del {term:customer|Cliente} en el pago, los intereses de demora ascienden al {fact:terms.lateInterest} anual.',
      index:
        'Los precios están indexados conforme al índice austriaco de precios de consumo (VPI) {fact:terms.indexYear}, publicado por Statistik Austria.',
    },
    blocking: {
      heading: 'Bloqueo y eliminación',
      arrears:
        'En caso de impago de {term:fees|Tarifas}, el {term:provider|Proveedor} podrá bloquear la {term:account|Cuenta} previa advertencia.',
      effect:
        'Durante el bloqueo, las obligaciones del {term:provider|Proveedor} quedan en suspenso; las {term:fees|Tarifas} se siguen devengando.',
      abuse: 'En caso de sospecha de uso indebido, el {term:provider|Proveedor} podrá bloquear o eliminar la {term:account|Cuenta}.',
    },
    changes: {
      heading: 'Modificación de las condiciones generales y de los precios',
      terms:
        'El {term:provider|Proveedor} podrá modificar las presentes condiciones generales. Toda modificación surte efecto {fact:terms.termsNotice|días naturales} después de su comunicación al {term:customer|Cliente}, salvo que el {term:customer|Cliente} se oponga por correo electrónico.',
      silence:
        'El silencio del {term:customer|Cliente} se considera aceptación de la modificación comunicada conforme a la cláusula {ref:changes.terms}.',
      prices:
        'El {term:provider|Proveedor} podrá modificar los precios. Deberá comunicar las modificaciones de precios al {term:customer|Cliente} con una antelación de {fact:terms.priceNotice|días}.',
      firstMonths: 'Durante los primeros {fact:terms.noIncrease|meses} no se incrementarán los precios.',
    },
    termination: {
      heading: 'Terminación del contrato',
      customer:
        'El {term:customer|Cliente} podrá dar por terminado el contrato en cualquier momento con efecto inmediato, incluso mientras su {term:account|Cuenta} esté bloqueada.',
      provider:
        'El {term:provider|Proveedor} podrá dar por terminado el contrato con efectos al final de un mes, con un preaviso de {fact:terms.providerNotice|semanas}.',
      cause:
        'El {term:provider|Proveedor} podrá dar por terminado el contrato con efecto inmediato por causa justificada. Existe causa justificada, en particular, cuando el {term:customer|Cliente} continúe en mora en el pago una vez transcurrido un plazo de gracia de {fact:terms.arrearsGrace|días} o cuando infrinja las cláusulas {ref:use.secrecy..use.thirdParties} (credenciales, modificación del {term:product|Producto}, uso por terceros), {ref:use.devices} (dispositivos) o {ref:use.harmful} ({term:harmful|Datos Dañinos}).',
      customerCause:
        'Para el {term:customer|Cliente} existe causa justificada de terminación cuando las funciones de pago se limiten en un {fact:terms.functionCut} o más. Este derecho de terminación deberá ejercitarse en un plazo de {fact:terms.functionCutUse|días}.',
      handover: 'La {term:handover|Entrega de Datos} se rige por la cláusula {ref:fees.handover}.',
    },
    defects: {
      heading: 'Defectos',
      report:
        'El {term:customer|Cliente} deberá comunicar los defectos y las reclamaciones por correo electrónico en un plazo de {fact:terms.defectReport|días}.',
      claims:
        'Los plazos previstos en las cláusulas {ref:liability.expiry} y {ref:liability.latest} se aplican también a las pretensiones del {term:customer|Cliente} derivadas de un defecto.',
    },
    liability: {
      heading: 'Responsabilidad y caducidad de las pretensiones',
      cap: 'La responsabilidad del {term:provider|Proveedor} por negligencia queda limitada en su cuantía a {fact:terms.capFactor} veces la tarifa base anual neta según la cláusula {ref:fees.parts}.',
      expiry:
        'Las pretensiones del {term:customer|Cliente} caducan una vez transcurridos {fact:terms.claimsKnown|meses} desde que se tenga conocimiento.',
      latest: 'Las pretensiones del {term:customer|Cliente} caducan, en todo caso, una vez transcurridos {fact:terms.claimsLatest|años}.',
    },
    law: {
      heading: 'Derecho aplicable y tribunal competente',
      applicable: 'Se aplica el Derecho austriaco.',
      court: 'El tribunal competente es el del domicilio social del {term:provider|Proveedor} en Wieselburg (Austria).',
    },
  },
} as const satisfies Guide);
