import { contactNumber } from '#rules/contact-messages.ts'
import { productName } from '#words/labels.ts'
import { brief, letter, type MailWords, personName } from './frame.ts'

/** To the operator: a message from the contact form. Reply-To is the sender. */
export function contactReceived(facts: { name: string; email: string; subject: string; message: string }): MailWords {
  const { name, email, subject, message } = facts
  return letter({
    subject: `お問い合わせ：${brief(subject)}｜${productName}`,
    parts: [
      'お問い合わせフォームから、次の内容が届きました。',
      {
        facts: [
          ['お名前', personName(name)],
          ['メールアドレス', email],
          ['件名', subject],
        ],
      },
      { quote: message },
      'このメールに返信すると、お問い合わせの送信者に届きます。',
    ],
    why: `${productName}の運営者にお送りしています。`,
    unattended: false,
  })
}

type Answered = { id: string; name: string; subject: string; message: string; body: string }

/**
 * To the sender of a message: the operator's answer. The subject has the message's number, and nothing of its content.
 */
export function contactAnswered({ id, name, subject, message, body }: Answered): MailWords {
  return letter({
    subject: `お問い合わせへの回答（受付番号 ${contactNumber(id)}）｜${productName}`,
    to: name,
    parts: [
      `${productName}へお問い合わせいただき、ありがとうございます。次のとおりお答えします。`,
      { quote: body },
      'お問い合わせの内容：',
      { facts: [['件名', subject]] },
      { quote: message },
      'このメールに返信すると、運営者に届きます。',
    ],
    why: `${productName}のお問い合わせフォームに、このメールアドレスが入力されたため、お送りしています。`,
    unattended: false,
  })
}
