/** A mail server's delivery report (RFC 3464), as Postfix writes it. */
export function deliveryReport({
  to,
  action = 'failed',
  status = '5.1.1',
}: {
  to: string
  action?: string
  status?: string
}): Buffer {
  return Buffer.from(
    `Return-Path: <>
Date: Tue, 8 May 2040 12:00:10 +0000
From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="XYZ/mx.example.com"
Message-Id: <20400508120010.XYZ@mx.example.com>

This is a MIME-encapsulated message.

--XYZ/mx.example.com
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--XYZ/mx.example.com
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
X-Postfix-Queue-ID: XYZ
Arrival-Date: Tue, 8 May 2040 12:00:00 +0000 (UTC)

Final-Recipient: rfc822; ana@exemplo.com
Original-Recipient: rfc822;ana@exemplo.com
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.exemplo.com
Diagnostic-Code: smtp; 550 ${status} <ana@exemplo.com>: Recipient address
    rejected: User unknown in virtual mailbox table

--XYZ/mx.example.com
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: Trampolim <ola@trampolim.test>
To: ana@exemplo.com
Subject: Bem-vinda

--XYZ/mx.example.com--
`.replaceAll('\n', '\r\n'),
  )
}
