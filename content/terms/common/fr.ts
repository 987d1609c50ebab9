import { translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Conditions générales de {brand:product}',
    description:
      'Conditions du contrat {brand:product} : inscription, utilisation, assistance, redevances, blocage, résiliation et responsabilité.',
  },
  title: 'Conditions générales',
  lead: 'Les présentes conditions régissent le contrat relatif à l’utilisation de la caisse enregistreuse dans le cloud {brand:product} par des professionnels.',
  clauses: {
    scope: {
      heading: 'Champ d’application et objet du contrat',
      provider:
        'Les présentes conditions générales s’appliquent aux contrats conclus avec {brand:provider} (ci-après le « {def:provider|Prestataire} ») et portant sur l’objet indiqué à l’article {ref:scope.subject}. Le {term:provider|Prestataire} peut être joint par courrier électronique à l’adresse {brand:email}.',
      subject:
        'Le contrat a pour objet la mise à disposition, par abonnement, de la caisse enregistreuse dans le cloud {brand:product} (ci-après le « {def:product|Produit} ») sous forme de logiciel en tant que service (Software as a Service).',
      business:
        'Le {term:product|Produit} est proposé exclusivement à des professionnels. Ne peut être cocontractant du {term:provider|Prestataire} que celui qui exploite une entreprise. Ce cocontractant est ci-après dénommé le « {def:customer|Client} ».',
      age: 'Le {term:customer|Client} doit être âgé d’au moins {fact:terms.minimumAge|ans}.',
      exclusive:
        'Les présentes conditions générales s’appliquent à l’exclusion de toutes autres. Les conditions générales du {term:customer|Client} ne font pas partie du contrat.',
      appendices:
        'Constituent des annexes aux présentes conditions générales et font partie intégrante du contrat la {doc:prices|Description des prestations et liste de prix}, la {doc:countries|Liste des pays} et la {doc:models|Description des prestations des modèles d’assistance}.',
      country:
        'Le compte client (ci-après le « {def:account|Compte} ») comprend une adresse électronique personnelle, un mot de passe et le pays choisi. Chaque {term:account|Compte} est lié au pays choisi. Les pays pouvant être choisis sont indiqués dans la {doc:countries|Liste des pays}.',
    },
    registration: {
      heading: 'Inscription',
      free: 'L’inscription est gratuite.',
      truth: 'Les informations fournies par le {term:customer|Client} lors de l’inscription doivent être complètes et exactes.',
      proof:
        'Le {term:provider|Prestataire} peut exiger du {term:customer|Client} des justificatifs des informations fournies lors de l’inscription.',
      password: 'Le {term:customer|Client} est tenu de modifier le mot de passe de son {term:account|Compte} après la première connexion.',
    },
    contract: {
      heading: 'Conclusion et durée du contrat',
      conclusion:
        'Le contrat est conclu lorsque le {term:customer|Client} choisit un modèle de caisse (ci-après le « {def:model|Modèle} »), des fonctions modulaires (ci-après les « {def:module|Modules} ») et un modèle d’assistance et qu’il accepte activement les présentes conditions générales.',
      duration: 'Le contrat est conclu pour une durée indéterminée.',
      modules: 'Le {term:customer|Client} peut à tout moment activer et désactiver des {term:module|Modules}.',
      freeModules:
        'Le {term:provider|Prestataire} peut à tout moment retirer ou rendre payant un {term:module|Module} qui est gratuit jusqu’à révocation.',
    },
    demo: {
      heading: 'Mode démo et Mode réel',
      period:
        'Le {term:product|Produit} est d’abord mis à la disposition du {term:customer|Client} en exploitation d’essai gratuite (ci-après le « {def:demo|Mode démo} »). Le {term:demo|Mode démo} dure {fact:terms.demo|jours}.',
      extent: 'Le {term:demo|Mode démo} comprend le {term:model|Modèle} PREMIUM avec tous les {term:module|Modules}.',
      mark: 'Les factures et les tickets établis en {term:demo|Mode démo} portent la mention « DEMO ».',
      real: 'Par le choix d’un {term:model|Modèle}, le {term:customer|Client} passe en exploitation réelle (ci-après le « {def:real|Mode réel} »). Lors du passage en {term:real|Mode réel}, toutes les factures d’essai sont supprimées.',
    },
    service: {
      heading: 'Prestations du Prestataire',
      cloud:
        'Le {term:provider|Prestataire} met le {term:product|Produit} à disposition par Internet. L’étendue des prestations résulte du {term:model|Modèle} choisi, des {term:module|Modules} activés et de la {doc:prices|Description des prestations et liste de prix}.',
      offline: 'Il n’existe pas de mode hors ligne. L’utilisation du {term:product|Produit} suppose une connexion à Internet active.',
      browsers:
        'Les navigateurs et les systèmes mobiles avec lesquels le {term:customer|Client} utilise le {term:product|Produit} doivent dater des {fact:terms.browserAge|dernières années}.',
      minorChange:
        'Une modification des fonctions inférieure à {fact:terms.functionCut} est réputée mineure. À partir de ce seuil, les restrictions de fonctions payantes sont régies par l’article {ref:termination.customerCause}.',
      hardware:
        'Le {term:provider|Prestataire} garantit la compatibilité matérielle du {term:product|Produit} pendant une durée de {fact:terms.hardware|mois}.',
    },
    use: {
      heading: 'Utilisation et sécurité',
      business: 'Le {term:customer|Client} ne peut utiliser le {term:product|Produit} que pour sa propre entreprise.',
      country:
        'Le {term:customer|Client} ne peut utiliser le {term:product|Produit} que dans le pays auquel son {term:account|Compte} est lié conformément à l’article {ref:scope.country}.',
      secrecy: 'Le {term:customer|Client} est tenu de garder secrets les identifiants d’administrateur de son {term:account|Compte}.',
      modification: 'Il est interdit au {term:customer|Client} d’adapter ou de modifier le {term:product|Produit}.',
      thirdParties: 'Il est interdit au {term:customer|Client} de laisser des tiers utiliser le {term:product|Produit}.',
      employees:
        'Les personnes qui travaillent pour l’entreprise du {term:customer|Client} (ci-après les « {def:employee|Collaborateurs} ») utilisent le {term:product|Produit} selon les instructions du {term:customer|Client}. L’article {ref:use.thirdParties} ne fait pas obstacle à l’utilisation par des {term:employee|Collaborateurs} ayant reçu de telles instructions.',
      devices: 'Le {term:product|Produit} peut être utilisé simultanément sur {fact:terms.devices} appareil au maximum.',
      harmful:
        'Le {term:customer|Client} est tenu de veiller à ce que son utilisation n’introduise dans le {term:product|Produit} aucune donnée susceptible de nuire à la sécurité de celui-ci (ci-après les « {def:harmful|Données nuisibles} »).',
      penalty:
        'Pour chaque manquement aux obligations relatives aux {term:harmful|Données nuisibles} prévues à l’article {ref:use.harmful}, le {term:customer|Client} est tenu de payer au {term:provider|Prestataire} une pénalité de {fact:terms.penalty} à titre de clause pénale.',
    },
    support: {
      heading: 'Assistance et dysfonctionnements',
      general: 'L’assistance générale est gratuite.',
      premium:
        'L’assistance premium est facturée au forfait annuel ou au temps passé. Le montant des redevances d’assistance est régi par l’article {ref:fees.support}.',
      models:
        'Le {term:customer|Client} choisit le modèle d’assistance. Les modèles d’assistance sont décrits dans la {doc:models|Description des prestations des modèles d’assistance}.',
      change:
        'Le {term:customer|Client} peut changer chaque année le mode de facturation de l’assistance premium, avec effet pour l’année suivante. Le changement doit être notifié au {term:provider|Prestataire} au plus tard le {fact:terms.supportChange}.',
      debit: 'La facturation au temps passé suppose que le {term:customer|Client} donne un mandat de prélèvement.',
      faults:
        'Le {term:customer|Client} est tenu de signaler les dysfonctionnements exclusivement par courrier électronique et avec une description précise.',
      reaction:
        'Le {term:provider|Prestataire} réagit aux dysfonctionnements techniques dans un délai de {fact:terms.reaction|jours ouvrés}.',
    },
    fees: {
      heading: 'Redevances et paiement',
      parts:
        'Le {term:customer|Client} est tenu de payer la redevance de base du {term:model|Modèle} choisi, les redevances de module des {term:module|Modules} activés et les redevances d’assistance (ci-après les « {def:fees|Redevances} »). Le montant des {term:fees|Redevances} résulte de la {doc:prices|Description des prestations et liste de prix} et des présentes conditions générales.',
      net: 'Tous les prix sont des prix nets et s’entendent hors taxe sur la valeur ajoutée.',
      payment: 'Le paiement s’effectue par carte ou par prélèvement, par l’intermédiaire d’un prestataire de services de paiement.',
      support:
        'Le forfait annuel de l’assistance premium s’élève à un montant net de {fact:terms.supportYearly} par an ; la première année, l’assistance premium au forfait annuel est gratuite. En cas de facturation au temps passé, la redevance d’assistance s’élève à un montant net de {fact:terms.supportMinute} par minute commencée.',
      handover:
        'Pour la remise de données après la résiliation du contrat (ci-après la « {def:handover|Remise des données} »), le {term:provider|Prestataire} facture un montant net de {fact:terms.handoverHour} par heure, par tranches de {fact:terms.handoverUnit|minutes}.',
      paperInvoice: 'Pour chaque facture sur papier, le {term:provider|Prestataire} perçoit un montant net de {fact:terms.paperInvoice}.',
      interest:
        'En cas de retard de paiement du {term:customer|Client}, les intérêts de retard s’élèvent à {fact:terms.lateInterest} par an.',
      index:
        'Les prix sont indexés sur l’indice autrichien des prix à la consommation (VPI) {fact:terms.indexYear}, publié par Statistik Austria.',
    },
    blocking: {
      heading: 'Blocage et suppression',
      arrears:
        'Lorsque des {term:fees|Redevances} sont impayées, le {term:provider|Prestataire} peut bloquer le {term:account|Compte} après avertissement préalable.',
      effect:
        'Pendant le blocage, les obligations du {term:provider|Prestataire} sont suspendues ; les {term:fees|Redevances} continuent à courir.',
      abuse: 'En cas de soupçon d’abus, le {term:provider|Prestataire} peut bloquer ou supprimer le {term:account|Compte}.',
    },
    changes: {
      heading: 'Modification des conditions générales et des prix',
      terms:
        'Le {term:provider|Prestataire} peut modifier les présentes conditions générales. Une modification prend effet {fact:terms.termsNotice|jours calendaires} après sa notification au {term:customer|Client}, à moins que le {term:customer|Client} ne s’y oppose par courrier électronique.',
      silence:
        'Le silence du {term:customer|Client} vaut acceptation de la modification notifiée conformément à l’article {ref:changes.terms}.',
      prices:
        'Le {term:provider|Prestataire} peut modifier les prix. Il est tenu de notifier les modifications de prix au {term:customer|Client} avec un préavis de {fact:terms.priceNotice|jours}.',
      firstMonths: 'Au cours des {fact:terms.noIncrease|premiers mois}, les prix ne sont pas augmentés.',
    },
    termination: {
      heading: 'Résiliation',
      customer:
        'Le {term:customer|Client} peut résilier le contrat à tout moment avec effet immédiat, y compris pendant le blocage de son {term:account|Compte}.',
      provider:
        'Le {term:provider|Prestataire} peut résilier le contrat pour la fin d’un mois, moyennant un préavis de {fact:terms.providerNotice|semaines}.',
      cause:
        'Le {term:provider|Prestataire} peut résilier le contrat avec effet immédiat pour motif grave. Il y a notamment motif grave lorsque le {term:customer|Client} demeure en retard de paiement à l’expiration d’un délai supplémentaire de {fact:terms.arrearsGrace|jours} ou lorsqu’il contrevient aux articles {ref:use.secrecy..use.thirdParties} (identifiants, modification du {term:product|Produit}, utilisation par des tiers), {ref:use.devices} (appareils) ou {ref:use.harmful} ({term:harmful|Données nuisibles}).',
      customerCause:
        'Il y a, pour le {term:customer|Client}, motif grave de résiliation lorsque les fonctions payantes sont restreintes de {fact:terms.functionCut} ou plus. Ce droit de résiliation doit être exercé dans un délai de {fact:terms.functionCutUse|jours}.',
      handover: 'La {term:handover|Remise des données} est régie par l’article {ref:fees.handover}.',
    },
    defects: {
      heading: 'Défauts',
      report:
        'Le {term:customer|Client} est tenu de communiquer les défauts et les réclamations par courrier électronique dans un délai de {fact:terms.defectReport|jours}.',
      claims:
        'Les délais prévus aux articles {ref:liability.expiry} et {ref:liability.latest} s’appliquent également aux droits et actions du {term:customer|Client} fondés sur un défaut.',
    },
    liability: {
      heading: 'Responsabilité et extinction des droits et actions',
      cap: 'La responsabilité du {term:provider|Prestataire} en cas de négligence est limitée, quant à son montant, à {fact:terms.capFactor} fois la redevance de base annuelle nette visée à l’article {ref:fees.parts}.',
      expiry:
        'Les droits et actions du {term:customer|Client} s’éteignent à l’expiration d’un délai de {fact:terms.claimsKnown|mois} à compter de la prise de connaissance.',
      latest:
        'Les droits et actions du {term:customer|Client} s’éteignent en tout état de cause à l’expiration d’un délai de {fact:terms.claimsLatest|ans}.',
    },
    law: {
      heading: 'Droit applicable et juridiction compétente',
      applicable: 'Le droit autrichien est applicable.',
      court: 'Le tribunal compétent est celui du siège du {term:provider|Prestataire} à Wieselburg (Autriche).',
    },
  },
} as const satisfies Guide);
